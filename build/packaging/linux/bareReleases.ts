/** The facts about packages without an installer, in minimal Debian systems. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEBIAN_PACKAGES } from '../configuration.ts'
import { DebianRoot, PLAYER } from '../debian/debianRoot.ts'
import { describeProgram } from '../debian/programFacts.ts'
import { UNIX_NAME } from '../product.ts'
import { RELEASES } from './releases.ts'

/** The folder of packages, as seen from inside. */
export const PLACE = PLAYER.home

/** A package without an installer. */
interface Portable {
  readonly file: string
  readonly archive: RegExp
  launcher(debian: DebianRoot): Promise<string>
  /** Returns a file of the user as the desktop passes it to the program. */
  passed(path: string): string
  /** Puts the package into a minimal system and unpacks it there. */
  place(debian: DebianRoot): Promise<void>
  /** The folder of the unpacked program, as seen from inside. */
  readonly folder: string
  /** States more facts about a release after the program has quit. */
  more(debianOf: () => DebianRoot): void
}

/** States that the program runs in each release, where only the documented libraries are installed. */
export function describeInReleases({ more, ...portable }: Portable): void {
  describe.each(RELEASES)('in Debian %s', (release) => {
    let made: DebianRoot | null = null
    const debian = (): DebianRoot => {
      if (!made) throw new Error(`there is no Debian ${release}`)
      return made
    }

    beforeAll(async () => {
      made = await DebianRoot.make(release)
      made.installAll(DEBIAN_PACKAGES)
      await portable.place(made)
    }, 1_200_000)

    afterAll(() => made?.remove())

    it('finds every library, in a version that is new enough', () => {
      const binaries = [UNIX_NAME, 'chrome_crashpad_handler', '*.so', '*.so.1'].map(
        (name) => `${portable.folder}/${name}`,
      )
      const answer = debian().sudo('sh', '-c', `ldd ${binaries.join(' ')} 2>&1`)
      expect(answer).toContain('libgtk-3.so.0 => /')
      expect(answer).not.toContain('not found')
    })

    describeProgram('the program', () => ({
      ...portable,
      debian: debian(),
      launcher: () => portable.launcher(debian()),
    }))

    more(debian)
  })
}
