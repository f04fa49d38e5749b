import { Text } from '@fluentui/react-components';
import { type SlotProps, useTranslation } from '@recobro/sdk';
import { LinkButton, Loaded, Section } from '@recobro/sdk/ui';
import { useList } from '../api/client';
import { Claims } from '../reviews/Claims';

/** What the program says of the call or conversation beside which it stands, and the way to its review. */
export function AnalysisPart({ subject }: SlotProps) {
  const { t } = useTranslation('aiagents');
  const read = useList(
    '/api/v1/analyses',
    { query: { ref_id: subject?.id ?? '', page: 1, pageSize: 1 } },
    { quiet: true },
  );
  return (
    <Section title={t('analysis.title')} waiting={read.isPending}>
      <Loaded read={read}>
        {({ data: [analysis] }) =>
          analysis ? (
            <>
              <Claims analysis={analysis} />
              <Reviewed id={analysis.id} />
            </>
          ) : (
            <Text>{t('analysis.none')}</Text>
          )
        }
      </Loaded>
    </Section>
  );
}

function Reviewed({ id }: { id: string }) {
  const { t } = useTranslation('aiagents');
  const read = useList(
    '/api/v1/reviews',
    { query: { analysis_id: id, page: 1, pageSize: 1 } },
    { quiet: true },
  );
  const review = read.data?.data[0];
  if (!review) return null;
  return (
    <LinkButton size="small" appearance="subtle" to={`/reviews/${review.id}`}>
      {t('reviews.open')}
    </LinkButton>
  );
}
