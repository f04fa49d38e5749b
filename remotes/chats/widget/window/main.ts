import type { Config } from '../config';
import './window.css';
import { Window } from './window';

const told = document.getElementById('boot')?.textContent;
if (told && parent !== window) new Window(JSON.parse(told) as Config);
