import './app/trustedTypes'; // stands before the first chunk is asked for
import './start';
