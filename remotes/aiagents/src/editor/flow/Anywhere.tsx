import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Choose, Section } from '@recobro/sdk/ui';
import { useDraft } from '../useDraft';
import { WayList } from './Ways';
import { ANYWHERE } from './words';

const useStyles = makeStyles({ all: { display: 'grid', gap: tokens.spacingVerticalM } });

/** Where a talk begins, and what somebody may say at any time. */
export function Anywhere() {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const { spec, set, frozen } = useDraft();
  const steps = spec.flow.steps.map(({ id }) => ({ value: id, label: id }));
  return (
    <Section title={t('anywhere')}>
      <div className={styles.all}>
        <Text>{t('anywhereWhy')}</Text>
        <Choose
          aria-label={t('part.start')}
          value={spec.flow.start}
          choices={steps}
          disabled={frozen}
          onChoose={(id) => set('flow.start', id)}
        />
        <WayList
          path="flow.anywhere"
          label={t('part.anywhere')}
          ways={spec.flow.anywhere}
          conditions={ANYWHERE}
        />
      </div>
    </Section>
  );
}
