-- The languages of the product are listed once, in packages/domain: the app adds to this table what is on that list, each
-- time that it starts. A new language needs no migration.

create table known_languages (
  code text primary key
);

insert into known_languages (code) values ('ta'), ('en');

alter table learners
  drop constraint learners_language_check,
  add constraint learners_language foreign key (language) references known_languages (code);
alter table pending_registrations
  drop constraint pending_registrations_language_check,
  add constraint pending_registrations_language foreign key (language) references known_languages (code);
alter table contact_messages
  drop constraint contact_messages_language_check,
  add constraint contact_messages_language foreign key (language) references known_languages (code);
alter table mail_outbox
  add constraint mail_outbox_language foreign key (language) references known_languages (code);
