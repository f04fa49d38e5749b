import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DismissRegular, MentionRegular } from '@fluentui/react-icons';
import { type Find, findPeople, useTranslation } from '@recobro/sdk';
import { Finder, Notice, RecordName } from '@recobro/sdk/ui';
import { useEffect, useId, useState } from 'react';
import { useMentionable } from '../../api/notes';

const useStyles = makeStyles({
  chips: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  finder: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    padding: tokens.spacingHorizontalS,
    maxWidth: '360px',
  },
});

/** People who work here, by a part of their name. */
const active: Find = {
  ...findPeople(),
  query: (text) => ({ ...findPeople().query(text), status: ['active'] }),
};

/** Props of Mentions. */
interface MentionsProps {
  debtorId: string;
  /** Users whom the note is brought to. */
  mentions: string[];
  /** Somebody is being looked for. */
  picking: boolean;
  onPick: () => void;
  onChange: (mentions: string[]) => void;
  onDone: () => void;
}

/** Whom a note is brought to: those alone who see the debtor. */
export function Mentions({ debtorId, mentions, picking, onPick, onChange, onDone }: MentionsProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const id = useId();
  const may = useMentionable(debtorId, picking).data;
  const [stranger, setStranger] = useState<string>();
  useEffect(() => {
    if (picking) document.getElementById(id)?.focus();
  }, [picking, id]);
  return (
    <>
      <div className={styles.chips}>
        {mentions.map((user) => (
          <Mention key={user} id={user} onRemove={() => onChange(mentions.filter((one) => one !== user))} />
        ))}
        <Button size="small" appearance="subtle" icon={<MentionRegular />} onClick={onPick}>
          {t('notes.mention')}
        </Button>
      </div>
      {stranger && (
        <Notice intent="warning" layout="multiline">
          {t('notes.stranger', { name: stranger })}
        </Notice>
      )}
      {picking && (
        <div className={styles.finder}>
          <Finder
            id={id}
            label={t('notes.mention')}
            find={active}
            value={mentions}
            multiple
            onChange={(chosen, { value, label }) => {
              const refused = chosen.includes(value) && may !== undefined && !may.includes(value);
              setStranger(refused ? label : undefined);
              if (refused) return;
              onChange(chosen);
              onDone();
            }}
          />
        </div>
      )}
    </>
  );
}

function Mention({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { t } = useTranslation('portfolios');
  return (
    <Button
      size="small"
      shape="circular"
      icon={<DismissRegular />}
      iconPosition="after"
      title={t('notes.unmention')}
      onClick={onRemove}
    >
      <Text size={200}>
        {'@'}
        <RecordName of="core.user" id={id} plain />
      </Text>
    </Button>
  );
}
