/**
 * `npm run phones`: tries every decision of the three games and every page on phones of all sizes, where `npm test`
 * tries a part of them. Writes a picture of each to `test-results/phones/`.
 */
import { compile, runAppTest } from './appTests.ts'

process.exitCode = compile() || runAppTest('phones.e2e.ts', { PHONES: 'all' })
