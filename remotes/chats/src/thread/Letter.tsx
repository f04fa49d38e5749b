import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, ImageRegular, WarningRegular } from '@fluentui/react-icons';
import { useFileUrl, useTranslation } from '@recobro/sdk';
import { type DrawPicture, Loaded, Markup } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead } from '../api/client';

const useStyles = makeStyles({
  letter: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: tokens.spacingVerticalS },
  warning: { color: tokens.colorStatusDangerForeground1 },
  picture: { maxWidth: '100%', display: 'block' },
});

interface LetterProps {
  conversationId: string;
  messageId: string;
}

/** A letter as it was written: made safe, its pictures of elsewhere on demand, what it quotes folded. */
export function Letter({ conversationId, messageId }: LetterProps) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const [unfolded, setUnfolded] = useState(false);
  const query = useRead('/api/v1/conversations/{id}/letters/{message}', {
    path: { id: conversationId, message: messageId },
  });
  return (
    <Loaded read={query}>
      {(letter) => (
        <div className={styles.letter} dir="auto">
          {letter.forged && (
            <span className={styles.warning}>
              <WarningRegular aria-hidden /> {t('letter.forged')}
            </span>
          )}
          {letter.unparsed && (
            <span className={styles.warning}>
              <WarningRegular aria-hidden /> {t('letter.unparsed')}
            </span>
          )}
          <Markup nodes={letter.nodes} picture={drawPicture} />
          {letter.cut && !letter.unparsed && <span>{t('letter.cut')}</span>}
          {letter.quoted.length ? (
            <Button
              size="small"
              appearance="subtle"
              icon={<ChevronDownRegular />}
              aria-expanded={unfolded}
              onClick={() => setUnfolded(!unfolded)}
            >
              {t('letter.quoted')}
            </Button>
          ) : null}
          {unfolded && <Markup nodes={letter.quoted} picture={drawPicture} />}
        </div>
      )}
    </Loaded>
  );
}

/** Pictures that came with the letter are read from here; of those that lie elsewhere, whose owner would hear who reads, only the way is shown. */
const drawPicture: DrawPicture = ({ src, alt }) => {
  if (src?.startsWith('/api/')) return <Enclosed path={src} name={alt} />;
  return src ? <Elsewhere address={src} /> : alt;
};

function Enclosed({ path, name }: { path: string; name: string }) {
  const styles = useStyles();
  const { url } = useFileUrl(['chats', 'file', path], path);
  return url ? <img className={styles.picture} src={url} alt={name} /> : name;
}

function Elsewhere({ address }: { address: string }) {
  const { t } = useTranslation('chats');
  const host = URL.canParse(address) ? new URL(address).host : address;
  return (
    <a href={address} target="_blank" rel="noreferrer noopener">
      <ImageRegular aria-hidden /> {t('letter.picture', { host })}
    </a>
  );
}
