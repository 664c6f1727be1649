import { describe, expect, it } from 'vitest'
import { parseFpmOrder, printControl } from './fpmOrder.ts'

/** Arguments as electron-builder passes them. */
const ORDER = [
  ...['-s', 'dir', '--force', '-t', 'deb', '-d', 'libgtk-3-0t64 | libgtk-3-0', '-d', 'libnss3'],
  ...['--deb-recommends', 'xdg-utils', '--deb-compression', 'xz', '--architecture', 'amd64'],
  ...['--after-install', '/tmp/after-install', '--after-remove', '/tmp/after-remove'],
  ...[
    '--description',
    'Three sea games\n Jackal and others.\n\nIn 3D.',
    '--version',
    '1.2.0~beta',
    '--package',
    '/dist/g.deb',
  ],
  ...['--name', 'game', '--maintainer', 'A <a@b.example>', '--vendor', 'A', '--url', 'https://b.example'],
  ...['--category', 'games', '--deb-priority', 'optional', '--license', 'MIT'],
  ...['/dist/linux-unpacked/=/opt/game', '/tmp/a=b.png=/usr/share/icons/game.png'],
]

describe('fpm arguments for a Debian package', () => {
  it('become a control file', () => {
    expect(printControl(parseFpmOrder(ORDER), 2049)).toBe(
      [
        'Package: game',
        'Version: 1.2.0~beta',
        'Architecture: amd64',
        'Maintainer: A <a@b.example>',
        'Section: games',
        'Priority: optional',
        'Homepage: https://b.example',
        'Depends: libgtk-3-0t64 | libgtk-3-0, libnss3',
        'Recommends: xdg-utils',
        'Installed-Size: 3',
        'Description: Three sea games',
        ' Jackal and others.',
        ' .',
        ' In 3D.',
        '',
      ].join('\n'),
    )
  })

  it('map sources to destinations', () => {
    const { installed, scripts, output, compression } = parseFpmOrder(ORDER)
    expect(installed).toEqual([
      { from: '/dist/linux-unpacked/', to: '/opt/game' },
      { from: '/tmp/a=b.png', to: '/usr/share/icons/game.png' },
    ])
    expect(scripts).toEqual({ postinst: '/tmp/after-install', postrm: '/tmp/after-remove' })
    expect([output, compression]).toEqual(['/dist/g.deb', 'xz'])
    expect(parseFpmOrder(ORDER.with(ORDER.indexOf('xz'), 'gz')).compression).toBe('gzip')
  })

  it.each([
    ['an option nobody knows', [...ORDER, '--deb-systemd', 'game.service'], '--deb-systemd'],
    ['another kind of package', ORDER.with(4, 'rpm'), 'only to deb'],
    ['something without a place', [...ORDER, '/tmp/file'], '/tmp/file'],
    ['no name', ORDER.filter((arg) => arg !== '--name' && arg !== 'game'), '--name is missing'],
  ])('is refused with %s', (_what, args, why) => {
    expect(() => parseFpmOrder(args)).toThrow(why)
  })
})
