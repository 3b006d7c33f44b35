-- Files that an own program was begun with: those of its task, also through copies. Its runs never change them.
alter table own_programs add column given_files jsonb not null default '[]';

-- The files that runs by strangers begin with, whether the program draws, and whether strangers lack files that it keeps.
alter table program_shares
  add column files jsonb not null default '[]',
  add column draws boolean not null default false,
  add column lacks_files boolean not null default false;
