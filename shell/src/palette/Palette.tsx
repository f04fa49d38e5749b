import { Dialog, DialogSurface, Input, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { useReturnFocus } from '@recobro/sdk/ui';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { CommandList, optionId } from './CommandList';
import { type Command, inGroups, matching } from './command';
import { useCommands } from './useCommands';
import { useFoundCommands } from './useFoundCommands';

const useStyles = makeStyles({
  surface: {
    padding: 0,
    maxWidth: 'min(600px, calc(100vw - 24px))',
    // Its upper edge stays while the list below grows and shrinks.
    marginBlockStart: '12vh',
    marginBlockEnd: 'auto',
    overflow: 'clip',
  },
  body: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  input: {
    paddingInline: tokens.spacingHorizontalL,
    minHeight: '48px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  foot: {
    textAlign: 'match-parent',
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground3,
  },
});

/** One field from which everything is reached: pages, what modules find, theme, language. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  useReturnFocus();
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface} aria-label={t('palette.title')}>
        <Chooser onClose={onClose} />
      </DialogSurface>
    </Dialog>
  );
}

function Chooser({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { shown, searching } = useShown(text);
  const at = Math.min(active, shown.length - 1);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step && event.key !== 'Enter') return;
    event.preventDefault();
    if (step) setActive((at + step + shown.length) % Math.max(1, shown.length));
    else run(shown[at]);
  };
  return (
    <div className={styles.body}>
      <Input
        className={styles.input}
        appearance="filled-lighter"
        contentBefore={<SearchRegular />}
        contentAfter={searching ? <Spinner size="tiny" aria-label={t('app.loading')} /> : undefined}
        placeholder={t('palette.placeholder')}
        aria-label={t('palette.placeholder')}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={shown[at] && optionId(listId, shown[at])}
        autoComplete="off"
        value={text}
        onChange={(_, { value }) => {
          setText(value);
          setActive(0);
        }}
        onKeyDown={byKey}
      />
      <CommandList id={listId} commands={shown} active={shown[at]} onRun={run} />
      <Text dir="auto" size={200} className={styles.foot} role="status">
        {shown.length > 0 || searching ? t('palette.found', { count: shown.length }) : t('palette.nothing')}
      </Text>
    </div>
  );
}

/** What fits the text: commands at once, the rest as it is found. */
function useShown(text: string): { shown: Command[]; searching: boolean } {
  const commands = useCommands();
  const { commands: found, searching } = useFoundCommands(text);
  const shown = useMemo(() => inGroups([...matching(commands, text), ...found]), [commands, found, text]);
  return { shown, searching };
}
