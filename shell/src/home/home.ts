/** What the route of the home page is made of. */
export { HomePage } from './HomePage';
export { homeLoader } from './homeLoader';
