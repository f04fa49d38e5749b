import { Text } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { choicesOf } from '@recobro/sdk/ui';
import { GRANTED, PROTECTING } from '../../api/types';
import { Figure, Several } from '../fields';
import { OutsideTools } from './OutsideTools';

/** What it may do, and how far. */
export function Tools() {
  const { t } = useTranslation('aiagents');
  return (
    <>
      <Several path="grants.tools" label={t('part.tools')} choices={choicesOf(t, 'tool', GRANTED)} />
      <Text size={200}>
        {t('alwaysMay', { tools: PROTECTING.map((one) => t(`tool.${one}`)).join(', ') })}
      </Text>
      <OutsideTools />
      <Figure path="grants.promise_days" label={t('part.promise_days')} max={60} />
      <Figure path="grants.promise_least" label={t('part.promise_least')} scale={100} max={100} />
      <Figure path="grants.promise_most" label={t('part.promise_most')} scale={100} help={t('noneForAll')} />
      <Figure path="grants.offers" label={t('part.offers')} max={6} />
    </>
  );
}
