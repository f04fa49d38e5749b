package article

import "github.com/recobro/recobro/plugins-sdk/go/errs"

// The refusals of articles.
var (
	ErrNotFound     = errs.New(errs.NotFound, "helpcenter.article_not_found")
	ErrDuplicate    = errs.New(errs.Conflict, "helpcenter.article_duplicate")
	ErrTitle        = errs.New(errs.Invalid, "helpcenter.article_title").WithField("body.title", "helpcenter.article_title")
	ErrScreen       = errs.New(errs.Invalid, "helpcenter.article_screen").WithField("body.screens", "helpcenter.article_screen")
	ErrCategory     = errs.New(errs.Invalid, "helpcenter.category_unknown").WithField("body.category_id", "helpcenter.category_unknown")
	ErrRoot         = errs.New(errs.Invalid, "helpcenter.root_unknown").WithField("body.root_article_id", "helpcenter.root_unknown")
	ErrStatus       = errs.New(errs.Conflict, "helpcenter.article_status")
	ErrUnconfirmed  = errs.New(errs.Conflict, "helpcenter.article_unconfirmed")
	ErrTranslations = errs.New(errs.Conflict, "helpcenter.article_has_translations")
	ErrSynonym      = errs.New(errs.NotFound, "helpcenter.synonym_not_found")
	ErrSynonyms     = errs.New(errs.Conflict, "helpcenter.synonyms_too_many")
	ErrOneWord      = errs.New(errs.Invalid, "helpcenter.synonym_word").WithField("body.words", "helpcenter.synonym_word")
	ErrWhole        = errs.New(errs.Conflict, "helpcenter.articles_too_many")
	ErrNoProduct    = errs.New(errs.NotFound, "helpcenter.article_not_product")
	ErrVersion      = errs.New(errs.NotFound, "helpcenter.version_not_found")
)
