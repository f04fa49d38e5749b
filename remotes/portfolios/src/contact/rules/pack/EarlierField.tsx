import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Choose, choicesOf } from '@recobro/sdk/ui';
import { CHANNELS } from '../../dispositions/draft';
import { COUNTED } from '../draft';
import type { EarlierDraft } from './case';
import { RowsField } from './RowsField';

const useStyles = makeStyles({
  pairs: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalS,
  },
});

const usual: EarlierDraft = { hours: '24', channel: 'call', times: '1', came: 'attempts' };

/** What was tried before the contact that a case asks about. */
export function EarlierField() {
  const { t } = useTranslation('portfolios');
  return (
    <RowsField
      name="before"
      label={t('packs.before')}
      fresh={usual}
      most={20}
      add={t('packs.addBefore')}
      remove={t('packs.removeBefore')}
      called={(number) => t('packs.beforeOne', { number })}
    >
      {(earlier, change) => <EarlierFields earlier={earlier} onChange={change} />}
    </RowsField>
  );
}

interface EarlierFieldsProps {
  earlier: EarlierDraft;
  onChange: (part: Partial<EarlierDraft>) => void;
}

function EarlierFields({ earlier, onChange }: EarlierFieldsProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  return (
    <div className={styles.pairs}>
      <Field label={t('packs.hoursBefore')}>
        <Input value={earlier.hours} onChange={(_, { value }) => onChange({ hours: value })} />
      </Field>
      <Field label={t('packs.times')}>
        <Input value={earlier.times} onChange={(_, { value }) => onChange({ times: value })} />
      </Field>
      <Field label={t('packs.channel')}>
        <Choose
          value={earlier.channel}
          choices={choicesOf(t, 'channel', CHANNELS)}
          onChoose={(channel) => onChange({ channel })}
        />
      </Field>
      <Field label={t('packs.came')}>
        <Choose
          value={earlier.came}
          choices={choicesOf(t, 'came', COUNTED)}
          onChoose={(came) => onChange({ came })}
        />
      </Field>
    </div>
  );
}
