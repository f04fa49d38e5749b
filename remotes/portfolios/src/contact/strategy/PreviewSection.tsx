import { useTranslation } from '@recobro/sdk';
import { FigureCard, FigureRow, Loaded, Section, useFormats } from '@recobro/sdk/ui';
import { useStrategyPreview } from '../../api/strategies';
import type { Strategy } from '../../api/types';
import { Meta, Row, Rows } from '../rules/Rows';

/** What a version would do now: how many would be contacted, who waits, and which rule blocks the others. */
export function PreviewSection({ strategy, title }: { strategy: Strategy; title: string }) {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const read = useStrategyPreview(strategy);
  const named = (id: string) => strategy.steps.find((step) => step.id === id)?.name ?? id;
  return (
    <Section title={title} waiting={read.isPending} expected={4} flush>
      <Loaded read={read}>
        {(p) => (
          <>
            <FigureRow>
              <FigureCard label={t('strategy.contacted')} figure={count(p.contacted)} />
              <FigureCard label={t('strategy.waiting')} figure={count(p.waiting)} />
              <FigureCard label={t('strategy.leftAlone')} figure={count(p.left_alone)} />
              <FigureCard label={t('strategy.blocked')} figure={count(p.blocked)} />
            </FigureRow>
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
            {p.looked < p.owing && (
              <Meta>{t('strategy.sample', { looked: count(p.looked), owing: count(p.owing) })}</Meta>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}
