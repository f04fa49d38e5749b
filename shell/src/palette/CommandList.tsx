import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useEffect, useRef } from 'react';
import type { Command } from './command';

const useStyles = makeStyles({
  list: {
    maxHeight: 'min(420px, 55vh)',
    overflowY: 'auto',
    paddingInline: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalS,
  },
  group: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    paddingInline: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalXS,
  },
  option: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    minHeight: '32px',
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  active: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2 },
  },
  hint: { color: tokens.colorNeutralForeground3, flexShrink: 0 },
  activeHint: { color: tokens.colorBrandForeground2 },
});

interface CommandListProps {
  id: string;
  commands: Command[];
  active: Command | undefined;
  onRun: (command: Command) => void;
}

/** The choices of the palette in their groups; the field above keeps the focus and says which one is at hand. */
export function CommandList({ id, commands, active, onRun }: CommandListProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const groups = Map.groupBy(commands, ({ heading, group }) => heading ?? t(`palette.groups.${group}`));
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={t('palette.title')} className={styles.list}>
      {[...groups].map(([heading, inGroup]) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box knows groups by this role alone
        <div key={heading} role="group" aria-label={heading}>
          <div className={styles.group} aria-hidden>
            {heading}
          </div>
          {inGroup.map((command) => (
            <Option
              key={command.id}
              id={optionId(id, command)}
              command={command}
              active={command === active}
              onRun={onRun}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The element of a choice, which the field names as the one at hand. */
export function optionId(list: string, { id }: Command): string {
  return `${list}-${id}`;
}

interface OptionProps {
  id: string;
  command: Command;
  active: boolean;
  onRun: (command: Command) => void;
}

function Option({ id, command, active, onRun }: OptionProps) {
  const styles = useStyles();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
    <div
      ref={element}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={mergeClasses(styles.option, active && styles.active)}
      onClick={() => onRun(command)}
    >
      <span dir="auto">{command.title}</span>
      {command.hint && (
        <Text size={200} className={active ? styles.activeHint : styles.hint}>
          {command.hint}
        </Text>
      )}
    </div>
  );
}
