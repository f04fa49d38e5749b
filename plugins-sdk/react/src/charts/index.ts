/** `@recobro/sdk/charts`: lines over points, and what charts are drawn with. Bundled with the screens that draw; it weighs on no other. */
export { apart, MOST_SERIES, type Series } from './series';
export { Ticks } from './Ticks';
export { TrendChart, type TrendChartProps } from './TrendChart';
export { useBox } from './useBox';
