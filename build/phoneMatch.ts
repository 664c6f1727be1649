/**
 * `npm run phone:match`: a dealt match of Admiral against a bot on a phone, by touch from its captains to the result.
 */
import { compile, runApart } from './appTests.ts'

process.exitCode = compile() || runApart('admiralPhone.match.ts')
