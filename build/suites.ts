/** The steps of `npm run check` and `npm test`. */
/** A script and its arguments, run by the project's Node. */
export interface Step {
  readonly name: string
  readonly args: readonly string[]
  /** Vitest reports a count per test; any other step counts as one. */
  readonly isVitest: boolean
  readonly env?: Readonly<Record<string, string>>
}

export const SUITES = ['types', 'lint', 'unit', 'laws', 'protocol', 'fuzz', 'app'] as const
export type Suite = (typeof SUITES)[number]

/** Two projects at a time, each with one checker: several checkers of a project would each check the libraries. */
const TYPE_CHECKERS = ['--builders', '2', '--checkers', '1']
/** Matches per law; the variable LAWS_MATCHES overrides it. */
const LAWS_MATCHES = '300'
const UNIT_PROJECTS = ['engine', 'electron', 'renderer', 'components', 'scenes', 'models', 'build']

/** Returns the steps of a suite, in order. Paths start at the project root. */
export function stepsOf(suite: Suite): readonly Step[] {
  switch (suite) {
    case 'types':
      return [tool('types', 'typescript/bin/tsc', '-b', ...TYPE_CHECKERS)]
    case 'lint':
      return [
        tool('lint and format', '@biomejs/biome/bin/biome', 'ci', '--max-diagnostics=50', ...colors()),
        { name: 'import directions', args: ['build/directions/checkDirections.ts'], isVitest: false },
      ]
    case 'unit':
      return [vitest('unit', 'build/vitest.config.ts', UNIT_PROJECTS)]
    case 'laws':
      return [{ ...vitest('laws', 'build/vitest.config.ts', ['laws']), env: { LAWS_MATCHES, ...givenMatches() } }]
    case 'protocol':
      return [vitest('protocol', 'build/vitest.config.ts', ['protocol'])]
    case 'fuzz':
      return [vitest('fuzz', 'build/vitest.config.ts', ['fuzz'])]
    case 'app':
      return [
        { name: 'compile the program', args: ['build/bundle.ts'], isVitest: false },
        vitest('app', 'build/vitest.e2e.config.ts', []),
      ]
    default:
      return suite satisfies never
  }
}

export function isSuite(name: string): name is Suite {
  return SUITES.some((suite) => suite === name)
}

function tool(name: string, script: string, ...args: readonly string[]): Step {
  return { name, args: [`node_modules/${script}`, ...args], isVitest: false }
}

/** Returns the colour flag for Biome, which does not detect a missing terminal. */
function colors(): readonly string[] {
  return process.stdout.isTTY ? [] : ['--colors=off']
}

function vitest(name: string, config: string, projects: readonly string[]): Step {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', config]
  return { name, args: [...args, ...projects.flatMap((project) => ['--project', project])], isVitest: true }
}

function givenMatches(): Readonly<Record<string, string>> {
  const { LAWS_MATCHES: matches } = process.env
  return matches ? { LAWS_MATCHES: matches } : {}
}
