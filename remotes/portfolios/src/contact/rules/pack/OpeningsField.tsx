import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Boxes, choicesOf } from '@recobro/sdk/ui';
import type { Opening } from '../../../api/types';
import { DAYS } from '../draft';
import { RowsField } from './RowsField';

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: tokens.spacingHorizontalM,
  },
});

const usual: Opening = { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', to: '18:00' };

/** On which days contact is allowed, from when and until when. */
export function OpeningsField() {
  const { t } = useTranslation('portfolios');
  return (
    <RowsField
      name="open"
      label={t('packs.open')}
      help={t('packs.openHelp')}
      fresh={usual}
      most={21}
      add={t('packs.addOpening')}
      remove={t('packs.removeOpening')}
      called={(number) => t('packs.opening', { number })}
    >
      {(opening, change) => <OpeningFields opening={opening} onChange={change} />}
    </RowsField>
  );
}

interface OpeningFieldsProps {
  opening: Opening;
  onChange: (part: Partial<Opening>) => void;
}

function OpeningFields({ opening, onChange }: OpeningFieldsProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  return (
    <>
      <Boxes
        label={t('contactRules.days')}
        options={choicesOf(t, 'weekday', DAYS)}
        chosen={opening.days}
        onChoose={(days) => onChange({ days: days as Opening['days'] })}
      />
      <div className={styles.pair}>
        <Field label={t('contactRules.from')}>
          <Input value={opening.from} onChange={(_, { value }) => onChange({ from: value })} />
        </Field>
        <Field label={t('contactRules.to')}>
          <Input value={opening.to} onChange={(_, { value }) => onChange({ to: value })} />
        </Field>
      </div>
    </>
  );
}
