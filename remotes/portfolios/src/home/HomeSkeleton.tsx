import { useTranslation } from '@recobro/sdk';
import { HoldsBack, Section, useDelayed } from '@recobro/sdk/ui';

/** Stands where the cards will, once they keep somebody waiting. */
export function HomeSkeleton() {
  const { t } = useTranslation('portfolios');
  if (!useDelayed(true)) return <HoldsBack />;
  return (
    <Section title={t('home.portfolios')} waiting expected={8}>
      {null}
    </Section>
  );
}
