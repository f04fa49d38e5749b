export { tokens } from '@fluentui/tokens';
