import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons';
import { type DragEvent, useId, useRef, useState } from 'react';

const useStyles = makeStyles({
  zone: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalM,
    paddingBlock: tokens.spacingVerticalXXXL,
    paddingInline: tokens.spacingHorizontalXXL,
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    textAlign: 'center',
    transitionProperty: 'background-color',
    transitionDuration: tokens.durationFaster,
  },
  over: { backgroundColor: tokens.colorBrandBackground2 },
  icon: { fontSize: '32px', lineHeight: 1, color: tokens.colorNeutralForeground3 },
  help: { color: tokens.colorNeutralForeground3 },
  input: { position: 'absolute', width: '1px', height: '1px', opacity: 0, overflow: 'hidden' },
});

/** Props of DropZone. */
export interface DropZoneProps {
  /** What to drop, as one line. */
  title: string;
  /** Which kinds of file, how large. */
  help: string;
  /** The verb on the button. */
  choose: string;
  /** As in an input's `accept`. */
  accept: string;
  disabled?: boolean;
  onFile: (file: File) => void;
}

/** Takes one file: dropped, or chosen by the button. */
export function DropZone({ title, help, choose, accept, disabled, onFile }: DropZoneProps) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const [over, setOver] = useState(false);
  const pick = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file && !disabled) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    pick(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same by key
    <div
      className={mergeClasses(styles.zone, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <ArrowUploadRegular className={styles.icon} aria-hidden />
      <Text weight="semibold">{title}</Text>
      <Button
        appearance="primary"
        disabled={disabled}
        aria-describedby={helpId}
        onClick={() => input.current?.click()}
      >
        {choose}
      </Button>
      <Text size={200} id={helpId} className={styles.help}>
        {help}
      </Text>
      <input
        ref={input}
        type="file"
        accept={accept}
        className={styles.input}
        tabIndex={-1}
        aria-label={title}
        disabled={disabled}
        onChange={(event) => {
          pick(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
}
