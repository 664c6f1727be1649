/** A newer version of the Debian package, whose program only writes down that it was started. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { INSTALLED_FOLDER, UNIX_NAME } from '../product.ts'
import { packDeb } from './debPacker.ts'

/** The file that the newer program writes into the home of its user: its version. */
export const STARTED = 'newer-started'

/** Returns the bytes of the package. `padding` makes it as large as a download takes to be cut off. */
export async function newerPackage(version: string, padding: number): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'newer-'))
  try {
    const [program, output] = [join(folder, 'program'), join(folder, 'newer.deb')]
    await mkdir(program)
    await writeFile(join(program, UNIX_NAME), `#!/bin/sh\necho ${version} > "$HOME/${STARTED}"\n`, { mode: 0o755 })
    await writeFile(join(program, 'padding'), Buffer.alloc(padding))
    await packDeb({
      output,
      compression: 'none',
      control: [
        ['Package', UNIX_NAME],
        ['Version', version],
        ['Architecture', 'amd64'],
        ['Maintainer', 'A <a@b.example>'],
        ['Description', 'A newer program'],
      ],
      scripts: {},
      installed: [{ from: `${program}/`, to: INSTALLED_FOLDER }],
    })
    return await readFile(output)
  } finally {
    await rm(folder, { recursive: true })
  }
}
