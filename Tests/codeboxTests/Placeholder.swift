@testable import codebox
