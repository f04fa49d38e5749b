export {
  renderToggleButton_unstable,
  ToggleButton,
  toggleButtonClassNames,
  useToggleButton_unstable,
  useToggleButtonBase_unstable,
  useToggleButtonStyles_unstable,
} from '@fluentui/react-button';
