import { Text } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { StatusBadge } from '@recobro/sdk/ui';
import type { Decision, RuleCase, Verdict } from '../../../api/types';
import { useLabel } from '../../words';
import { RowActs } from '../RowActs';
import { Meta, Row } from '../Rows';
import { useCaseFacts } from './useCaseFacts';

/** Props of CaseRow. */
interface CaseRowProps {
  one: RuleCase;
  /** What rules are called, by their ids. */
  names: Map<string, string>;
  trying: boolean;
  verdict: Verdict | undefined;
  onEdit?: (one: RuleCase) => void;
  onRemove?: (one: RuleCase) => void;
}

/** One case: what is asked, what is expected, and what the rules make of it. */
export function CaseRow({ one, names, trying, verdict, onEdit, onRemove }: CaseRowProps) {
  const { t } = useTranslation('portfolios');
  const refused = (id = '') => t('packs.refusedBy', { rule: names.get(id) ?? id });
  const acts = onEdit && onRemove && (
    <RowActs text={one.name} onEdit={() => onEdit(one)} onRemove={() => onRemove(one)} />
  );
  return (
    <Row aside={acts}>
      <Text>{one.name}</Text>
      <Asked one={one} />
      <Meta>
        {t('packs.fact', {
          name: t('packs.expects'),
          value: one.allowed ? t('packs.allowed') : refused(one.rule_id),
        })}
      </Meta>
      {verdict && <Judged verdict={verdict} />}
      {!verdict && trying && <StatusBadge tone="neutral">{t('packs.trying')}</StatusBadge>}
    </Row>
  );
}

/** The contact that a case asks about, as far as it is not the usual. */
function Asked({ one }: { one: RuleCase }) {
  const { t } = useTranslation('portfolios');
  const { earlier, when } = useCaseFacts();
  const asked = [
    `${when(one)} (${one.zone})`,
    t(`channel.${one.channel}`),
    one.by && one.by !== 'person' && t(`maker.${one.by}`),
    one.label && one.label !== 'own' && t('packs.numberOf', { whose: t(`phoneLabel.${one.label}`) }),
    ...(one.flags ?? []).map((flag) => t(`flag.${flag}`)),
    one.consent && t('packs.consented'),
    ...(one.before ?? []).map(earlier),
  ];
  return <Meta>{asked.filter(Boolean).join(' · ')}</Meta>;
}

function Judged({ verdict: { passed, decision } }: { verdict: Verdict }) {
  const { t } = useTranslation('portfolios');
  if (passed) return <StatusBadge tone="success">{t('packs.passes')}</StatusBadge>;
  return (
    <>
      <StatusBadge tone="danger">{t('packs.fails')}</StatusBadge>
      <Decided decision={decision} />
    </>
  );
}

/** What was decided instead. */
function Decided({ decision }: { decision: Decision }) {
  const { t } = useTranslation('portfolios');
  const label = useLabel();
  const rule = decision.text ? label(decision.text) : (decision.rule_id ?? '');
  const value = decision.allowed ? t('packs.allowed') : t('packs.refusedBy', { rule });
  return <Meta>{t('packs.fact', { name: t('packs.decided'), value })}</Meta>;
}
