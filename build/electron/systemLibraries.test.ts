import { describe, expect, it } from 'vitest'
import { debianPackages, missingLibraries, whatToInstall } from './systemLibraries.ts'

describe('missingLibraries', () => {
  it('lists what the loader could not find', () => {
    const ldd = [
      '\tlinux-vdso.so.1 (0x00007ffc)',
      '\tlibffmpeg.so => /opt/libffmpeg.so (0x00007f)',
      '\tlibnss3.so => not found',
      '\tlibgtk-3.so.0 => not found',
    ].join('\n')
    expect(missingLibraries(ldd)).toEqual(['libnss3.so', 'libgtk-3.so.0'])
  })
})

describe('debianPackages', () => {
  it('lists the packages of Debian 12', () => {
    const names = debianPackages('PRETTY_NAME="Debian GNU/Linux 12"\nVERSION_ID="12"\nID=debian\n')
    expect(names).toEqual(['libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1', 'xvfb'])
  })

  it.each([
    ['Debian 13', 'ID=debian\nVERSION_ID="13"\n'],
    ['Ubuntu 24.04', 'ID=ubuntu\nID_LIKE=debian\nVERSION_ID="24.04"\n'],
  ])('knows the new names of %s', (_name, osRelease) => {
    expect(debianPackages(osRelease)).toEqual(['libgtk-3-0t64', 'libnss3', 'libasound2t64', 'libgbm1', 'xvfb'])
  })

  it('is null elsewhere', () => {
    expect(debianPackages('ID=fedora\nVERSION_ID=44\n')).toBeNull()
    expect(debianPackages('')).toBeNull()
  })
})

describe('whatToInstall', () => {
  it('is one sentence with the exact command on Debian', () => {
    expect(whatToInstall(['libnss3.so', 'Xvfb'], ['libnss3', 'xvfb'])).toBe(
      'The game cannot start without libnss3.so, Xvfb: run “apt-get install --no-install-recommends libnss3 xvfb” as root, then start again.',
    )
  })

  it('stays short when many libraries are missing', () => {
    const sentence = whatToInstall(['a.so', 'b.so', 'c.so', 'd.so', 'e.so', 'f.so'], null)
    expect(sentence).toContain('a.so, b.so, c.so, d.so and 2 more:')
  })

  it('names the libraries if the packages are unknown', () => {
    expect(whatToInstall(['libnss3.so'], null)).toContain('libnss3.so')
  })
})
