import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowLeftRegular, PersonRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { cut, hairlineUnder, IconButton, mirrored, SidePanel } from '@recobro/sdk/ui';
import { useState } from 'react';
import { ThreadActs } from '../acts/ThreadActs';
import type { Conversation } from '../api/types';
import { ChannelIcon } from '../inbox/ChannelIcon';
import { DebtorPane } from '../inbox/DebtorPane';
import { PromiseBadge } from '../inbox/PromiseBadge';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalM,
    ...hairlineUnder,
  },
  who: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    flexGrow: 1,
    flexBasis: '280px', // a name, its number and what is promised; the acts go below rather than over them
    flexWrap: 'wrap',
    minInlineSize: 0,
  },
  name: { margin: 0, flexGrow: 1, flexBasis: '10ch', ...cut },
  number: { color: tokens.colorNeutralForeground3 },
  back: mirrored,
});

/** Props of ThreadHead. */
export interface ThreadHeadProps {
  conversation: Conversation;
  onBack?: (() => void) | undefined;
  onDone: () => void;
  aside: boolean;
}

/** With whom, by which way, what was promised; and what may be done. */
export function ThreadHead({ conversation: c, onBack, onDone, aside }: ThreadHeadProps) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const may = useCan()('chats.conversations:update');
  const [beside, setBeside] = useState(false);
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        {onBack && (
          <IconButton
            label={t('thread.back')}
            icon={<ArrowLeftRegular className={styles.back} />}
            onClick={onBack}
          />
        )}
        <ChannelIcon channel={c.channel} />
        <Text as="h2" weight="semibold" size={400} className={styles.name} dir="auto">
          {c.person_name || t('inbox.unnamed', { number: c.number })}
        </Text>
        <Text size={200} className={styles.number}>
          {`#${c.number}`}
        </Text>
        <PromiseBadge conversation={c} />
      </div>
      {may && <ThreadActs conversation={c} onDone={onDone} />}
      {aside && (
        <>
          <Button
            size="small"
            appearance="subtle"
            icon={<PersonRegular />}
            aria-label={t('side.title')}
            aria-keyshortcuts="d"
            onClick={() => setBeside(true)}
          />
          <SidePanel open={beside} title={t('side.title')} onClose={() => setBeside(false)}>
            <DebtorPane id={c.id} />
          </SidePanel>
        </>
      )}
    </header>
  );
}
