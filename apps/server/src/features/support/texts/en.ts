import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  categories: {
    students: 'Student matters',
    portal: 'This portal',
    networkAccount: 'University network account',
    documents: 'Electronic document system',
    computers: 'Computers and software',
    accessCard: 'Access card',
    network: 'Network and internet',
    printing: 'Printing',
    writeOff: 'Writing off equipment',
    distance: 'Distance learning',
    other: 'Other',
    methods: 'Teaching and methods office',
  },
  subcategories: {
    install: 'Installing the program',
    account: 'Account',
    repair: 'Computer repair',
    programs: 'Installing software',
    key: 'Electronic key',
    newcomer: 'Workplace of a new employee',
    antivirus: 'Antivirus',
    system: 'Operating system and other',
    offline: 'No connection',
    connection: 'Connecting to the network',
    printerRepair: 'Printer repair',
    printerConnection: 'Connecting a printer',
    other: 'Other',
  },
} as const satisfies TextsLike<typeof ru>;

export default en;
