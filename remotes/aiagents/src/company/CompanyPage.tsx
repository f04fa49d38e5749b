import { useCan } from '@recobro/sdk';
import { LimitsSection } from './LimitsSection';
import { ProvidersSection } from './ProvidersSection';
import { SpendingSection } from './SpendingSection';
import { StopSection } from './StopSection';

/** What a company lets its agents do: whether they talk at all, by which models, for how much, and what they never do. */
export function CompanyPage() {
  const can = useCan();
  return (
    <>
      {can('aiagents.agents:read') && <StopSection />}
      {can('aiagents.providers:read') && <ProvidersSection />}
      {can('aiagents.settings:read') && <SpendingSection />}
      {can('aiagents.settings:read') && <LimitsSection />}
    </>
  );
}
