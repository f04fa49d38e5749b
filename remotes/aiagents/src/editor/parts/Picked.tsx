import { Text } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Boxes, type Choice, ErrorState, Skeletons } from '@recobro/sdk/ui';
import { Framed } from '../fields';
import { useDraftField } from '../useDraft';

/** A list on its way, or there. */
interface Listing<T> {
  data: T | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
}

/** Props of Picked. */
interface PickedProps<T> {
  path: string;
  label: string;
  help?: string | undefined;
  /** What is chosen from; nothing where the reader may not see it. */
  read: Listing<T> | undefined;
  choices: (known: T) => Choice[];
  /** Said where there is nothing to choose. */
  none: string;
}

/** Any of what the company has, by name. What is chosen and is gone says so, and can be let go. */
export function Picked<T>({ path, label, help, read, choices, none }: PickedProps<T>) {
  const { t } = useTranslation('aiagents');
  const { value = [], set, frozen } = useDraftField<string[]>(path);
  if (!read)
    return (
      <Framed path={path} label={label}>
        <Text>{[t('pick.mayNot'), t('pick.chosen', { count: value.length })].join(' ')}</Text>
      </Framed>
    );
  if (read.data === undefined)
    return read.error ? (
      <ErrorState error={read.error} onRetry={() => void read.refetch()} />
    ) : (
      <Skeletons rows={2} when={read.isPending} />
    );
  const known = choices(read.data);
  const gone = value.filter((one) => !known.some((choice) => choice.value === one));
  const options = [...known, ...gone.map((one) => ({ value: one, label: t('pick.gone') }))];
  return (
    <Framed path={path} label={label} help={help}>
      {options.length === 0 ? (
        <Text>{none}</Text>
      ) : (
        <Boxes label={label} options={options} chosen={value} onChoose={(chosen) => !frozen && set(chosen)} />
      )}
    </Framed>
  );
}
