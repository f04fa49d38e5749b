import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Loaded, Section, useFormats } from '@recobro/sdk/ui';
import { useStrategyPreview } from '../../api/strategies';
import type { Strategy } from '../../api/types';
import { Meta, Row, Rows } from '../rules/Rows';

const useStyles = makeStyles({
  sum: { paddingInline: tokens.spacingHorizontalL, paddingBlockEnd: tokens.spacingVerticalM },
});

/** What a version would do now: how many would be contacted, who waits, and which rule blocks the others. */
export function PreviewSection({ strategy, title }: { strategy: Strategy; title: string }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const read = useStrategyPreview(strategy);
  const named = (id: string) => strategy.steps.find((step) => step.id === id)?.name ?? id;
  return (
    <Section title={title} waiting={read.isPending} expected={4} flush>
      <Loaded read={read}>
        {(p) => (
          <>
            <div className={styles.sum}>
              <Text size={400} weight="semibold">
                {t('strategy.contactedOf', { contacted: count(p.contacted), owing: count(p.owing) })}
              </Text>
              <Meta>
                {t('strategy.others', {
                  waiting: count(p.waiting),
                  alone: count(p.left_alone),
                  blocked: count(p.blocked),
                })}
              </Meta>
              {p.looked < p.owing && (
                <Meta>{t('strategy.sample', { looked: count(p.looked), owing: count(p.owing) })}</Meta>
              )}
            </div>
            <Rows>
              {p.steps.map((step) => (
                <Row key={step.step_id} aside={count(step.debtors)}>
                  {named(step.step_id)}
                  <Meta>
                    {t('strategy.ofStep', {
                      contacted: count(step.contacted),
                      waiting: count(step.waiting),
                      blocked: count(step.blocked),
                    })}
                  </Meta>
                </Row>
              ))}
              {p.rules.map((rule) => (
                <Row key={`${rule.rule_id}${rule.forever}`} aside={count(rule.debtors)}>
                  {t(rule.forever ? 'strategy.blockedBy' : 'strategy.waitsFor', { rule: rule.rule_id })}
                  <Meta>{rule.source}</Meta>
                </Row>
              ))}
            </Rows>
          </>
        )}
      </Loaded>
    </Section>
  );
}
