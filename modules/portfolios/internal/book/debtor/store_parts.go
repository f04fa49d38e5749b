package debtor

// What belongs to a debtor and is kept by others; here only to be searched and removed with it.

type debtorTag struct {
	TenantID string `gorm:"primaryKey"`
	TagID    string `gorm:"primaryKey"`
	DebtorID string `gorm:"primaryKey"`
}

// TableName is the table of tags on debtors.
func (debtorTag) TableName() string { return "debtor_tags" }

type phoneDigits struct {
	TenantID     string `gorm:"primaryKey"`
	DebtorID     string `gorm:"primaryKey"`
	E164Reversed string `gorm:"column:e164_reversed"`
}

// TableName is the table of phones.
func (phoneDigits) TableName() string { return "phones" }

type addressOf struct {
	TenantID string `gorm:"primaryKey"`
	DebtorID string `gorm:"primaryKey"`
}

// TableName is the table of addresses.
func (addressOf) TableName() string { return "addresses" }
