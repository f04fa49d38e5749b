import { ToggleButton } from '@fluentui/react-components';
import {
  ArrowRedoRegular,
  ArrowUndoRegular,
  CodeRegular,
  ImageRegular,
  LinkRegular,
  TableDeleteColumnRegular,
  TableDeleteRowRegular,
  TableDismissRegular,
  TableInsertColumnRegular,
  TableInsertRowRegular,
  TableRegular,
  TextBoldRegular,
  TextBulletListRegular,
  TextItalicRegular,
  TextNumberListLtrRegular,
  TextQuoteRegular,
  TextStrikethroughRegular,
} from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { Choose, IconButton } from '@recobro/sdk/ui';
import type { EditorState } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import { possible, pressed, type Sign, styleOf } from './commands';
import { useStyles } from './useStyles';

const STYLES = ['p', '1', '2', '3', '4', 'pre'] as const;

const always: [Sign, React.ReactElement][] = [
  ['bold', <TextBoldRegular key="bold" />],
  ['italic', <TextItalicRegular key="italic" />],
  ['strike', <TextStrikethroughRegular key="strike" />],
  ['mono', <CodeRegular key="mono" />],
  ['list', <TextBulletListRegular key="list" />],
  ['steps', <TextNumberListLtrRegular key="steps" />],
  ['quote', <TextQuoteRegular key="quote" />],
];

const ofTable: [Sign, React.ReactElement][] = [
  ['addRow', <TableInsertRowRegular key="addRow" />],
  ['addColumn', <TableInsertColumnRegular key="addColumn" />],
  ['removeRow', <TableDeleteRowRegular key="removeRow" />],
  ['removeColumn', <TableDeleteColumnRegular key="removeColumn" />],
  ['removeTable', <TableDismissRegular key="removeTable" />],
];

const ofHistory: [Sign, React.ReactElement][] = [
  ['undo', <ArrowUndoRegular key="undo" />],
  ['redo', <ArrowRedoRegular key="redo" />],
];

/** Props of RichToolbar. */
interface RichToolbarProps {
  state: EditorState;
  at: React.Ref<HTMLDivElement>;
  onSign: (sign: Sign) => void;
  onStyle: (style: string) => void;
  onLink: () => void;
  onPicture: () => void;
}

/** What can be done with what is selected. The text keeps the selection while a button is pressed. */
export function RichToolbar({ state, at, onSign, onStyle, onLink, onPicture }: RichToolbarProps) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const button = ([sign, icon]: [Sign, React.ReactElement]) => (
    <SignButton key={sign} state={state} sign={sign} icon={icon} onSign={onSign} />
  );
  const choices = STYLES.map((value) => ({ value, label: t(`style.${value}`) }));
  return (
    <div
      ref={at}
      role="toolbar"
      aria-label={t('toolbar')}
      className={styles.bar}
      onMouseDown={(event) => event.target instanceof HTMLSelectElement || event.preventDefault()}
    >
      <Choose
        size="small"
        aria-label={t('style.label')}
        value={styleOf(state)}
        choices={choices}
        onChoose={onStyle}
      />
      {always.map(button)}
      <IconButton icon={<LinkRegular />} label={t('sign.link')} onClick={onLink} />
      <IconButton icon={<ImageRegular />} label={t('sign.picture')} onClick={onPicture} />
      {!isInTable(state) && button(['table', <TableRegular key="table" />])}
      {isInTable(state) && ofTable.map(button)}
      {ofHistory.map(button)}
    </div>
  );
}

/** Props of SignButton. */
interface SignButtonProps {
  state: EditorState;
  sign: Sign;
  icon: React.ReactElement;
  onSign: (sign: Sign) => void;
}

function SignButton({ state, sign, icon, onSign }: SignButtonProps) {
  const { t } = useTranslation('helpcenter');
  const checked = pressed(state, sign);
  const props = { icon, disabledFocusable: !possible(state, sign), onClick: () => onSign(sign) };
  if (checked === undefined) return <IconButton {...props} label={t(`sign.${sign}`)} />;
  return (
    <ToggleButton
      {...props}
      size="small"
      appearance="subtle"
      checked={checked}
      aria-label={t(`sign.${sign}`)}
    />
  );
}
