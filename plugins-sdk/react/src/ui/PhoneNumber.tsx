import { CallRegular } from '@fluentui/react-icons';
import { type Callee, useTelephone, useTranslation } from '@recobro/sdk';
import { IconButton } from './IconButton';
import { MaskedValue, type MaskedValueProps } from './MaskedValue';

/** Props of PhoneNumber. */
export interface PhoneNumberProps extends MaskedValueProps {
  /** Whom a call to it reaches; absent where nobody may call it. */
  callee?: Callee | undefined;
}

/** A telephone number: masked until opened, and called by the telephone of the page, where there is one. */
export function PhoneNumber({ callee, ...number }: PhoneNumberProps) {
  const { t } = useTranslation('ui');
  const telephone = useTelephone();
  return (
    <>
      <MaskedValue {...number} />
      {callee && telephone && (
        <IconButton
          appearance="transparent"
          icon={<CallRegular />}
          label={t('phone.call', { number: number.masked })}
          disabledFocusable={!telephone.free}
          onClick={() => telephone.call(callee)}
        />
      )}
    </>
  );
}
