import { useCan } from '@recobro/sdk';
import { NumbersSection } from './NumbersSection';
import { TrunksSection } from './TrunksSection';

/** The ways to the public network, and the company's own numbers. */
export function TelephonyPage() {
  const can = useCan();
  return (
    <>
      <TrunksSection editable={can('calls.trunks:update')} />
      <NumbersSection editable={can('calls.numbers:update')} />
    </>
  );
}
