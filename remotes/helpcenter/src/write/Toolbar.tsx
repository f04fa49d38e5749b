import { Toolbar as Bar } from '@fluentui/react-components';
import {
  CodeRegular,
  ImageRegular,
  LinkRegular,
  TableRegular,
  TextBoldRegular,
  TextBulletListRegular,
  TextHeader2Regular,
  TextItalicRegular,
  TextNumberListLtrRegular,
} from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { IconButton } from '@recobro/sdk/ui';
import { marked, type Sign } from './marked';

const signs: [Sign, React.ReactElement][] = [
  ['heading', <TextHeader2Regular key="heading" />],
  ['bold', <TextBoldRegular key="bold" />],
  ['italic', <TextItalicRegular key="italic" />],
  ['list', <TextBulletListRegular key="list" />],
  ['steps', <TextNumberListLtrRegular key="steps" />],
  ['link', <LinkRegular key="link" />],
  ['picture', <ImageRegular key="picture" />],
  ['table', <TableRegular key="table" />],
  ['code', <CodeRegular key="code" />],
];

/** Props of Toolbar. */
interface ToolbarProps {
  on: React.RefObject<HTMLTextAreaElement | null>;
  onChange: (value: string) => void;
}

/** Signs that write Markdown around what is selected. */
export function Toolbar({ on, onChange }: ToolbarProps) {
  const { t } = useTranslation('helpcenter');
  const write = (sign: Sign) => {
    const field = on.current;
    if (!field) return;
    const { text, start, end } = marked(sign, field.value, field.selectionStart, field.selectionEnd);
    onChange(text);
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(start, end);
    });
  };
  return (
    <Bar size="small" aria-label={t('toolbar')}>
      {signs.map(([sign, icon]) => (
        <IconButton key={sign} icon={icon} label={t(`sign.${sign}`)} onClick={() => write(sign)} />
      ))}
    </Bar>
  );
}
