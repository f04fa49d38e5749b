import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/manrope/wght.css';
