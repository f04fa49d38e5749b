import {
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { stacked, useFormats } from '@recobro/sdk/ui';
import { cloneElement, type ReactElement, useEffect, useRef, useState } from 'react';
import type { ReportFigure } from '../api/types';

const useStyles = makeStyles({
  surface: { maxWidth: '340px', ...stacked(tokens.spacingVerticalS) },
  formula: {
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
    paddingInline: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalS,
  },
  numbers: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

/** Props of OpenDefinition. */
export interface OpenDefinitionProps {
  id: string;
  figures: ReportFigure[];
  button: ReactElement<React.RefAttributes<HTMLButtonElement>>;
}

/** What a figure is, its formula and the numbers that it was made of, over the page. */
export function OpenDefinition({ id, figures, button }: OpenDefinitionProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  // It comes because its button was pressed, whose place the one here has taken: that is where the focus goes back to.
  useEffect(() => {
    trigger.current?.focus();
    setOpen(true);
  }, []);
  return (
    <Popover open={open} onOpenChange={(_, next) => setOpen(next.open)} trapFocus withArrow>
      <PopoverTrigger disableButtonEnhancement>
        {cloneElement(button, { ref: trigger }) as never}
      </PopoverTrigger>
      <PopoverSurface
        className={styles.surface}
        aria-label={t('figures.define', { name: t(`kpi.${id}.name`) })}
        tabIndex={-1}
      >
        <Text weight="semibold">{t(`kpi.${id}.name`)}</Text>
        <Text>{t(`kpi.${id}.what`)}</Text>
        <Text size={200} className={styles.formula}>
          {t(`kpi.${id}.formula`)}
        </Text>
        {figures.map((figure) => (
          <Numbers key={figure.currency} figure={figure} />
        ))}
      </PopoverSurface>
    </Popover>
  );
}

function Numbers({ figure }: { figure: ReportFigure }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { amountOrZero, count } = useFormats();
  if (figure.kind === 'count' || figure.kind === 'money') return null;
  const say = (part: number) =>
    figure.currency ? amountOrZero(part, { currency: figure.currency }) : count(part);
  return (
    <Text size={200} className={styles.numbers}>
      <bdi>
        {t('figures.quotient', { numerator: say(figure.numerator), denominator: say(figure.denominator) })}
      </bdi>
    </Text>
  );
}
