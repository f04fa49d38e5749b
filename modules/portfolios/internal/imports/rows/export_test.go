package rows

// QuickNumber lets the tests hold the quick reading of phones against the library's.
var QuickNumber = quickNumber
