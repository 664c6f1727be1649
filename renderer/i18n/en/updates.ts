/** Updates of the program, and what is kept of its crashes. */
export const updates = {
  'updates.title': 'Updates',
  'updates.switch': 'Look for newer versions',
  'updates.check': 'Look now',
  'updates.install': 'Install and restart',
  'updates.idle': 'Looked for by itself a few times a day, never during a match.',
  'updates.current': 'This is the newest version.',
  'updates.off': 'Not looked for.',
  'updates.checking': 'Looking for a newer version…',
  'updates.postponed': 'There is a match on the table: it is looked for when the table is free.',
  'updates.postponedTo': 'Version {version} is there. It is fetched when no match is on the table.',
  'updates.loading': 'Fetching version {version}: {percent}%',
  'updates.ready': 'Version {version} is ready.',
  'updates.unable.sources': 'This copy runs from its sources and is not replaced by newer versions.',
  'updates.unable.no-feed': 'This package was made without an address for newer versions.',
  'updates.unable.unpacked': 'This copy was only unpacked, not installed: newer versions must be fetched by hand.',
  'updates.failed.unreachable': 'The place where newer versions are kept cannot be reached. Nothing was changed.',
  'updates.failed.unsigned':
    'This version or the newer one is not signed, so the newer one was not installed. Newer versions must be fetched by hand.',
  'updates.failed.damaged': 'The newer version arrived damaged and was thrown away. Nothing was changed.',
  'updates.failed.not-installed':
    'The newer version was not installed, and this one goes on. The reason is in the log.',
  'updates.failed.other': 'The newer version could not be fetched. The reason is in the log; nothing was changed.',
  'reports.title': 'Crash reports',
  'reports.about': 'They stay on this computer and hold no secret of any match. They are kept in',
  'reports.show': 'Show the folder',
} as const
