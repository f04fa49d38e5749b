import { Text } from '@fluentui/react-components';
import { useCan, useTranslation } from '@recobro/sdk';
import { Boxes, Skeletons } from '@recobro/sdk/ui';
import { useRead } from '../../api/client';
import type { Outside, Provider } from '../../api/types';
import { Framed } from '../fields';
import { useDraftField } from '../useDraft';

/** A tool of a server, by the name that grants it. */
interface Offered extends Outside {
  wants: string[];
}

/** The tools that the company's servers had when they answered last. */
export const offeredOf = (providers: Provider[]): Offered[] =>
  providers
    .filter(({ kind, is_on }) => kind === 'mcp' && is_on)
    .flatMap(({ called, tools }) =>
      (tools ?? []).map(({ name, hash, takes, wants }) => ({
        name: `${called}/${name}`,
        hash,
        takes,
        wants,
      })),
    );

/** Tools of other servers, each granted by its name as it is now: one that has changed since is granted anew. */
export function OutsideTools() {
  const { t } = useTranslation('aiagents');
  const may = useCan()('aiagents.providers:read');
  const { value = [], set, frozen } = useDraftField<Outside[]>('grants.outside');
  const read = useRead('/api/v1/ai-agents/providers', {}, { enabled: may, quiet: true });
  if (may && read.isPending) return <Skeletons rows={2} when />;
  const offered = offeredOf(read.data ?? []);
  const fit = offered.filter(({ wants }) => wants.length === 0);
  const held = (name: string) => value.find((one) => one.name === name);
  const labelOf = (one: Outside) => {
    const before = held(one.name);
    return before && before.hash !== one.hash ? t('outside.changed', { name: one.name }) : one.name;
  };
  const gone = value.filter(({ name }) => !fit.some((one) => one.name === name));
  const write = (names: string[]) =>
    set(names.flatMap((name) => held(name) ?? fit.filter((one) => one.name === name).map(granted)));
  return (
    <Framed path="grants.outside" label={t('outside.title')} help={t('outside.why')}>
      <div>
        {fit.length + gone.length === 0 && <Text>{t(may ? 'outside.none' : 'pick.mayNot')}</Text>}
        <Boxes
          label={t('outside.title')}
          options={[
            ...fit.map((one) => ({ value: one.name, label: labelOf(one) })),
            ...gone.map(({ name }) => ({ value: name, label: may ? `${name} · ${t('pick.gone')}` : name })),
          ]}
          chosen={value.map(({ name }) => name)}
          onChoose={(names) => !frozen && write(names)}
        />
        {offered
          .filter(({ wants }) => wants.length > 0)
          .map(({ name, wants }) => (
            <Text key={name} as="p" size={200}>
              {t('outside.wants', { name, wants: wants.join(', ') })}
            </Text>
          ))}
      </div>
    </Framed>
  );
}

const granted = ({ name, hash, takes }: Outside): Outside => ({ name, hash, takes });
