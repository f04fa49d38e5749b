import { useNavigate } from '@recobro/sdk';
import type { Step } from './interaction';

/** Goes where the provider's answer leads: to the one-time code, or back to the product. */
export function useStep(): (interaction: string, step: Step) => void {
  const navigate = useNavigate();
  return (interaction, step) => {
    if (step.next === 'otp') void navigate(`/otp?interaction=${encodeURIComponent(interaction)}`);
    else if (step.redirect_to) location.assign(step.redirect_to);
  };
}
