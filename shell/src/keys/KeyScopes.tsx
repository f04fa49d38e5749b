import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import { usePermissionWords } from './permissions';

const useStyles = makeStyles({ more: { fontSize: tokens.fontSizeBase200, minHeight: '24px' } });

/** So many are said at once. */
const SHORT = 3;

/** What a key is limited to, in words; the rest of a long list comes on request. */
export function KeyScopes({ scopes }: { scopes: string[] }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { locale } = useFormats();
  const wordOf = usePermissionWords();
  const [whole, setWhole] = useState(false);
  const more = scopes.length - SHORT;
  const words = (whole ? scopes : scopes.slice(0, SHORT)).map(wordOf);
  const listed = new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
  return (
    <>
      {t('keys.may', { what: more > 0 && !whole ? words.join(', ') : listed })}
      {more > 0 && ' '}
      {more > 0 && (
        <Link
          as="button"
          inline
          className={styles.more}
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t('keys.fewer') : t('keys.more', { count: more })}
        </Link>
      )}
    </>
  );
}
