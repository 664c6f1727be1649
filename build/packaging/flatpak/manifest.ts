/** The manifest of the Flatpak: which runtime it takes, what it may do, and how it is made from the tar.gz. */
import { FLATPAK_ID, UNIX_NAME } from '../product.ts'

/** Each permission is used: see the README beside this file. */
export const PERMISSIONS = [
  '--socket=wayland',
  '--socket=fallback-x11',
  '--share=ipc',
  '--socket=pulseaudio',
  '--device=dri',
  '--device=input',
  '--share=network',
] as const

/** The tar.gz that is packed into the Flatpak. */
export interface Tarball {
  /** Its path, relative to the manifest. */
  readonly path: string
  readonly sha256: string
}

/** The names of the files beside the manifest. */
export const BESIDE = {
  launcher: `${UNIX_NAME}.sh`,
  desktop: `${FLATPAK_ID}.desktop`,
  metainfo: `${FLATPAK_ID}.metainfo.xml`,
  types: `${FLATPAK_ID}.types.xml`,
} as const

/** Returns the manifest for flatpak-builder. */
export function flatpakManifest(tarball: Tarball, iconSizes: readonly number[]): object {
  const icons = iconSizes.map((size) => `icon-${size}.png`)
  const install = (name: string, to: string) => `install -Dm644 ${name} /app/share/${to}`
  return {
    id: FLATPAK_ID,
    runtime: 'org.freedesktop.Platform',
    'runtime-version': '25.08',
    sdk: 'org.freedesktop.Sdk',
    // Contains zypak, which gives Chromium its sandbox inside of that of Flatpak.
    base: 'org.electronjs.Electron2.BaseApp',
    'base-version': '25.08',
    command: UNIX_NAME,
    'finish-args': PERMISSIONS,
    modules: [
      {
        name: UNIX_NAME,
        buildsystem: 'simple',
        'build-commands': [
          `cp -r program /app/${UNIX_NAME}`,
          `install -Dm755 ${BESIDE.launcher} /app/bin/${UNIX_NAME}`,
          install(BESIDE.desktop, `applications/${BESIDE.desktop}`),
          install(BESIDE.metainfo, `metainfo/${BESIDE.metainfo}`),
          install(BESIDE.types, `mime/packages/${FLATPAK_ID}.xml`),
          ...iconSizes.map((size, index) =>
            install(icons[index] ?? '', `icons/hicolor/${size}x${size}/apps/${FLATPAK_ID}.png`),
          ),
        ],
        sources: [
          { type: 'archive', path: tarball.path, sha256: tarball.sha256, dest: 'program' },
          ...[...Object.values(BESIDE), ...icons].map((path) => ({ type: 'file', path })),
        ],
      },
    ],
  }
}

/**
 * Returns the script that starts the program. Copies of it find each other through a folder that they share; each has a
 * /tmp of its own.
 */
export function printLauncher(): string {
  return [
    '#!/bin/sh',
    'export TMPDIR="$XDG_RUNTIME_DIR/app/$FLATPAK_ID"',
    `exec zypak-wrapper /app/${UNIX_NAME}/${UNIX_NAME} "$@"`,
    '',
  ].join('\n')
}
