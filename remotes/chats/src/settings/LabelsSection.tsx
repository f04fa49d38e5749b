import { of } from '@recobro/sdk';
import { LabelTag } from '../acts/LabelTags';
import { useRead, useWrite } from '../api/client';
import { LabelPanel } from './LabelPanel';
import { SetUp } from './SetUp';

/** The words by which conversations are told apart. */
export function LabelsSection() {
  const read = useRead('/api/v1/chats/labels', {}, { quiet: true });
  const remove = useWrite('DELETE', '/api/v1/chats/labels/{id}', { quiet: true });
  return (
    <SetUp
      of="labels"
      read={read}
      line={(label) => ({
        name: label.name,
        sign: <LabelTag label={{ ...label, name: label.name.slice(0, 1) }} />,
      })}
      panel={(known, close) => <LabelPanel known={known} onClose={close} />}
      onRemove={(label) => remove.mutateAsync(of(label))}
    />
  );
}
