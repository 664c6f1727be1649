/**
 * `npm run documents:pictures`: takes the pictures of README.md and STREAMING.md again, with the best graphics, and
 * replaces them in `build/screenshots/`. `PICTURE=admiral` takes one alone.
 */
import { compile, runApart } from './appTests.ts'

process.exitCode = compile() || runApart('documents/')
