/** `@recobro/sdk/testing`: how tests open screens. */
export { names } from './names';
export { type Answers, network, refusal, silence } from './network';
export { pageOf } from './pageOf';
export { renderScreen, type ScreenOptions } from './renderScreen';
export { speak } from './speak';
export { testsOf } from './testsOf';
